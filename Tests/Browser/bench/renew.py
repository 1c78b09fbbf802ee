"""Tables that a command writes into documents."""


def renew(document, command, table):
    """Writes a table between the two lines of a document that say by which command it is measured."""
    text = document.read_text()
    start, end = f"<!-- Measured by {command} -->\n", "<!-- end -->\n"
    before, rest = text.split(start)
    document.write_text(before + start + table + end + rest.split(end, 1)[1])
