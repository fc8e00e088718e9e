import { HtmlValidate } from 'html-validate'
import { PAGES } from '#src/contract/pages.ts'
import { expect, test } from './fixtures.ts'

/** The rules of the HTML standard; the checker's further rules are about how HTML is written by hand. */
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
