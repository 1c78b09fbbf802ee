// A target needs one source file; this one has nothing to say.
