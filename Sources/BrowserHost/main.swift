// The program of the page. Everything that the page calls is in Exports.swift; there is nothing to
// do before it does.
