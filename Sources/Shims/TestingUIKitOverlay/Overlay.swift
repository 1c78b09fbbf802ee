// The compiler looks for a module of this name wherever a file imports both Testing and UIKit.
// On Apple's systems it attaches images to tests; here it only has to exist.
