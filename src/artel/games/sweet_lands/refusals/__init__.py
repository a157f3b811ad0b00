"""Why moves are refused, question by question: the rule, a kind, and the values that matter."""
