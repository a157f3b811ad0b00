"""What happens in the order of the rulebook: setup, seasons, their ends, extending villages."""
