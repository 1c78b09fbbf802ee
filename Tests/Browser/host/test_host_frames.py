"""When a host draws: with the browser's next frame, or at once where a page asks for that."""


def test_a_page_that_draws_at_once_has_its_first_cells_before_the_next_frame_and_one_frame_at_a_time_after_it(blank):
    before, drawn, frames = blank.run_async("""
        document.body.innerHTML = '<main id="stage"></main>'
        stage.style.cssText = 'position: fixed; inset: 0'
        const { Scene } = await import('/scene.js'), { Program } = await import('/host/program.js')
        let count = 0
        const { frame } = Program.prototype
        Program.prototype.frame = function (...given) { count++; return frame.apply(this, given) }
        const scene = await Scene.open(stage, 'grid', [], { items: 1000, photos: {}, keys: window })
        const cells = () => stage.querySelectorAll('[data-layer]').length, before = cells()
        scene.draw()
        const drawn = cells(), frames = [count]
        scene.command('+')
        for (let n = 0; n < 5; n++) {
          count = 0
          await new Promise(done => requestAnimationFrame(done))
          frames.push(count)
        }
        Program.prototype.frame = frame
        return [before, drawn, frames]""")
    assert before == 0
    assert drawn > 10
    # While the grid moves to fewer columns.
    assert frames[0] == 1 and max(frames) == 1
