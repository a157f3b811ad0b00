"""The command line: one file per command, each a thin face of the engine, the bots or the table."""
