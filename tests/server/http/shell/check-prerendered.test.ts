import { expect, it } from 'vitest'
import { checkPrerendered } from '#server/http/shell/check-prerendered.ts'
import type { Prerenderer } from '#server/http/shell/html.ts'

const drawing = (draw: (language: string) => string): Prerenderer => ({
  PRERENDERED_PAGES: ['landing', 'notFound'],
  render: ({ language }) => ({ html: draw(language), css: '', title: '', description: '', structured: [] }),
})

it('passes pages that can be drawn', async () => {
  await expect(checkPrerendered(drawing(() => '<p data-style="x">style="y"</p>'))).resolves.toBeUndefined()
})

it('names every page that throws, by language', async () => {
  const onlyHindi = drawing((language) => {
    if (language === 'hi') throw new Error('no words')
    return ''
  })
  const failure = checkPrerendered(onlyHindi)
  await expect(failure).rejects.toThrow('landing (hi): no words\nnotFound (hi): no words')
  await expect(failure).rejects.not.toThrow('(en)')
})

it.each([
  ['a style attribute', '<p><b class="x" style="color:red">x</b></p>', 'has a style attribute: <b'],
  ['a part that is still loading', '<main><!--$!--><template></template></main>', 'not ready'],
])('refuses %s', async (_, html, reason) => {
  await expect(checkPrerendered(drawing(() => html))).rejects.toThrow(reason)
})
