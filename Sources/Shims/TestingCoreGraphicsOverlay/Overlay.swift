// The compiler looks for a module of this name wherever a file imports both Testing and CoreGraphics.
// On Apple's systems it attaches images to tests; here it only has to exist.
