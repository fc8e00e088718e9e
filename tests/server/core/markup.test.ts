import { describe, expect, it } from 'vitest'
import { jsonForScript, markup, raw } from '#server/http/markup.ts'
import { offlinePage } from '#server/http/pages/offline-page.ts'
import { skeletonOf } from '#server/http/shell/skeleton.ts'
import { REGISTRY } from '#src/contract/brands/registry-book.ts'

const NAME = `Rs & "Sons" <script>alert('1')</script>`
const brand = { ...REGISTRY.find('cl'), name: NAME }
const escaped = 'Rs &amp; &quot;Sons&quot; &lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;'

describe('pages that the server writes', () => {
  it('carry what is put in as text, in elements and in attributes', () => {
    expect(markup`<p title="${NAME}">${[NAME, 1, null, false, undefined]}</p>`.toString()).toBe(
      `<p title="${escaped}">${escaped}1</p>`,
    )
    expect(markup`${markup`<b>${'<'}</b>`}${raw('<i></i>')}`.toString()).toBe('<b>&lt;</b><i></i>')
  })

  it('carry data that cannot end its script', () => {
    const json = jsonForScript({ name: NAME }).toString()
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ name: NAME })
  })

  it.each([
    ['the offline page', offlinePage(brand)],
    ...([true, false] as const).map((signedIn) => [
      `the outline of a back office, signed in: ${signedIn}`,
      skeletonOf({ brand, area: 'partner', language: 'en', signedIn }).html.toString(),
    ]),
  ])('%s takes the name of a brand as it is', (_, page = '') => {
    expect(page).toContain(escaped)
    expect(page).not.toContain("<script>alert('1')")
  })

  it('wait for nothing', () => {
    expect(() => markup`${Promise.resolve('x')}`).toThrow('a page waits for nothing')
  })
})
