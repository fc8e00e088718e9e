import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Marked } from '#src/ui/site/Marked.tsx'

test.each([
  ['nothing is marked', 'nothing is marked'],
  ['<b>Asha</b> पर भेजा गया।', '<b class="x">Asha</b> पर भेजा गया।'],
  ['Read the <a>terms</a> and the <b>policy</b>.', 'Read the <a href="/t">terms</a> and the <b class="x">policy</b>.'],
  // What nobody gave an element for is left out rather than shown as code.
  ['One <i>two</i> three', 'One  three'],
  // A value that somebody typed is text, not markup.
  ['Sent to <b><script>x</b>.', 'Sent to <b class="x">&lt;script&gt;x</b>.'],
])('%s', (text, drawn) => {
  const { container } = render(<Marked text={text} parts={{ a: <a href="/t" />, b: <b className="x" /> }} />)
  expect(container.innerHTML).toBe(drawn)
})
