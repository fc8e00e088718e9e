import { readFileSync, readdirSync } from 'node:fs'

/** The first segments of the pages' addresses, from their rows. */
const PAGE_SEGMENTS = new Set(
  readdirSync('src/contract/pages')
    .map((file) => readFileSync(`src/contract/pages/${file}`, 'utf8'))
    .flatMap((text) => [...text.matchAll(/['`]\/([a-z][\w-]*)/g)].map(([, segment]) => segment)),
)
const isPageAddress = (text) => PAGE_SEGMENTS.has(/^\/([a-z][\w-]*)(?:[/?#]|$)/.exec(text)?.[1])

/** An address is made from the page's row, which knows its parameters. */
export const typedAddress = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { address: 'Addresses of pages come from pathTo (src/contract/path-to.ts): "{{text}}".' },
  },
  create: (context) => {
    const report = (node, text) => context.report({ node, messageId: 'address', data: { text } })
    const isLink = (node) =>
      (node.type === 'JSXAttribute' && ['to', 'href'].includes(String(node.name.name))) ||
      (node.type === 'JSXExpressionContainer' && isLink(node.parent)) ||
      (node.type === 'CallExpression' && ['navigate', 'redirect'].includes(node.callee.name))
    return {
      Literal(node) {
        if (typeof node.value !== 'string' || node.parent.type === 'ImportExpression') return
        if (isPageAddress(node.value) || (/^\/(?!api\/|uploads\/)/.test(node.value) && isLink(node.parent)))
          report(node, node.value)
      },
      TemplateLiteral(node) {
        const start = node.quasis[0].value.cooked
        if (isPageAddress(start) || (start === '/' && isLink(node.parent))) report(node, `${start}...`)
      },
    }
  },
}
