public final class UITouch {}
