// Embedded Swift has no libm: these come from the C target, which imports them from the page's `Math`.
#if hasFeature(Embedded)
  @_exported import EmbeddedRuntime
#endif
