import SwiftUI
import Tsumami
import UIKit

@main struct SamplesApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { SampleList() } }
  }
}

private struct SampleList: View {
  var body: some View {
    List {
      sample("One-finger zoom", "Tap, touch again, and drag up.") {
        let viewer = ImageViewController()
        viewer.scrollView.contentInsetAdjustmentBehavior = .never
        viewer.image = picture()
        return viewer
      }
      sample("Tap zoom", "Tap twice, and once with two fingers.") { TapZoomViewController() }
      sample("Strokes", "Draw an I, an L, a U, an O or a C.") { StrokesViewController() }
      sample("Pinch me", "Move two fingers apart, or together.") { PinchMeViewController() }
      sample("Grid", "Pinch to fewer or more columns.") {
        GridViewController(collectionViewLayout: ColumnGridLayout(columns: 3))
      }
      sample("Thrown cards", "Flick a card away, and catch it.") { CardsViewController() }
    }
    .navigationTitle("Samples")
  }

  private func sample(
    _ title: String, _ hint: String, _ make: @escaping () -> UIViewController
  ) -> some View {
    NavigationLink {
      Sample(make: make).ignoresSafeArea().navigationTitle(title)
        .navigationBarTitleDisplayMode(.inline)
    } label: {
      VStack(alignment: .leading) {
        Text(title)
        Text(hint).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

private struct Sample: UIViewControllerRepresentable {
  let make: () -> UIViewController

  func makeUIViewController(context: Context) -> UIViewController { make() }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

/// Rings to zoom into.
@MainActor private func picture() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 1024, height: 768)).image { context in
    for ring in 0..<24 {
      UIColor(hue: CGFloat(ring) / 24, saturation: 0.5, brightness: 0.9, alpha: 1).setFill()
      let inset = CGFloat(ring) * 16
      context.cgContext.fillEllipse(
        in: CGRect(x: 0, y: 0, width: 1024, height: 768).insetBy(dx: inset * 1.33, dy: inset))
    }
  }
}
