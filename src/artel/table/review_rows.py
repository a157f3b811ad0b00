"""The rows of reviews on their way: who wants them, in which order, and what was found for each."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import astuple

from artel.review.findings import Found
from artel.table.review_jobs import Job
from artel.table.review_store import forget_job


def write_job(db: sqlite3.Connection, job: Job, effort: str) -> None:
    """A review that somebody wants, of which nothing is found yet."""
    forget_job(db, job.table)
    db.execute(
        "INSERT INTO review_jobs (table_id, callers, record, effort) VALUES (?, ?, ?, ?)",
        (job.table, json.dumps(job.callers), job.record, effort),
    )


def write_callers(db: sqlite3.Connection, table: str, callers: list[str]) -> None:
    db.execute("UPDATE review_jobs SET callers = ? WHERE table_id = ?", (json.dumps(callers), table))


def write_found(
    db: sqlite3.Connection, table: str, number: int, found: list[Found], total: int, seconds: float
) -> None:
    """What was found since the last time."""
    db.execute("UPDATE review_jobs SET total = ?, seconds = ? WHERE table_id = ?", (total, seconds, table))
    db.execute(
        "INSERT INTO review_findings (table_id, number, text) VALUES (?, ?, ?)",
        (table, number, json.dumps([astuple(each) for each in found])),
    )


def drop_other_effort(db: sqlite3.Connection, effort: str) -> None:
    """What another version or another effort has found is of no use: those reviews begin anew."""
    stale = "SELECT table_id FROM review_jobs WHERE effort != ?"
    db.execute(f"DELETE FROM review_findings WHERE table_id IN ({stale})", (effort,))
    db.execute(
        "UPDATE review_jobs SET effort = ?, total = 0, seconds = 0 WHERE effort != ?", (effort, effort)
    )


def read_jobs(db: sqlite3.Connection) -> list[Job]:
    """The reviews on their way, in the order of asking, with what was found for them."""
    rows = db.execute(
        "SELECT j.table_id, t.game, record, coalesce(e.text, ''), callers, total, seconds"
        " FROM review_jobs j JOIN tables t ON t.id = j.table_id"
        " LEFT JOIN editions e ON e.digest = t.edition ORDER BY number"
    ).fetchall()
    return [_job(db, row) for row in rows]


def _job(db: sqlite3.Connection, row: tuple[str, str, str, str, str, int, float]) -> Job:
    table, game, record, edition, callers, total, seconds = row
    job = Job(table, game, record, edition, json.loads(callers), total=total, seconds=seconds)
    texts = db.execute(
        "SELECT text FROM review_findings WHERE table_id = ? ORDER BY number", (table,)
    ).fetchall()
    for (text,) in texts:
        for found in json.loads(text):
            job.found.take(Found(*found))
    job.kept = len(job.found)
    return job
