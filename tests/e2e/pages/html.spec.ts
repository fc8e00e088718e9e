import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { PAGES } from '#src/contract/pages.ts'
import { expect, test } from '../support/fixtures.ts'

/**
 * The rules of the HTML standard. `recommended` has more, and what our pages break of it is how HTML is written by hand or a
 * matter of taste: `doctype-style`, `void-style`, `attr-case` and `attribute-boolean-style` (React's own writing, valid),
 * `valid-id` where it asks for more than the standard (React's ids), `no-implicit-input-type`, `tel-non-breaking` and
 * `prefer-native-element`.
 */
const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The standard keeps tel-national for text fields; phones offer the number without its country code, and the right
    // keys, only where a field is of type tel and says tel-national.
    'valid-autocomplete': 'off',
  },
})

const publicPaths = Object.values(PAGES)
  .filter((page) => page.area === 'customer' && page.guard === 'none' && !page.paths[0]?.includes(':'))
  .map((page) => page.paths[0] ?? '/')

for (const language of ['en', 'hi'] as const)
  test(`the public pages are valid HTML as served, in ${language}`, async ({ product }) => {
    expect(publicPaths).toContain('/')
    for (const path of publicPaths) {
      const answer = await fetch(product.origin + path, { headers: { cookie: `lang=${language}` } })
      const html = await answer.text()
      const report = await checker.validateString(html)
      const told: string[] = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${path} ${line}:${column} ${ruleId}: ${message}`),
      )
      expect(html, path).toContain(`<html lang="${language}"`)
      expect(told).toEqual([])
    }
  })

test('the work of others that is served is named, with its licences', async ({ product }) => {
  const notice = await fetch(`${product.origin}/NOTICE.txt`)
  expect(notice.headers.get('content-type')).toContain('text/plain')
  const [copyright = ''] = readFileSync('LICENSE', 'utf8').split('\n')
  const words = await notice.text()
  expect(words).toContain(copyright)
  expect(words).toContain('/licenses.txt')
  const licences = await fetch(`${product.origin}/licenses.txt`)
  expect(licences.headers.get('content-type')).toContain('text/plain')
  expect(await licences.text()).toContain('react-dom')
})
