import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { ENDPOINTS } from '#src/contract/endpoints.ts'
import audit from '#src/locales/en/audit.json' with { type: 'json' }
import { sourceFiles } from './source-files.ts'

/** Where a file of routes says itself what the activity log is to say, or writes there. */
function factsIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const isLiteral = ts.isPropertyAssignment(node) && ts.isObjectLiteralExpression(node.initializer)
    if (isLiteral && node.name.getText() === 'audit') found.push(`${path} ${node.getText()}`)
    if (ts.isIdentifier(node) && node.text === 'writeAudit') found.push(`${path} writeAudit`)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}

/** Answers that leave out what their action has said for the activity log. */
function answersWithout(path: string, text: string): string[] {
  const found: string[] = []
  const isTaker = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)
  const visit = (node: ts.Node, within: ts.Node | null): void => {
    const takes = ts.isBindingElement(node) && node.name.getText() === 'audit' && !ts.isParameter(node.parent.parent)
    if (takes && within)
      for (const answer of answersIn(within))
        if (!/\baudit\b|\.\.\.answer\b/.test(answer)) found.push(`${path} ${answer}`)
    ts.forEachChild(node, (child) => visit(child, isTaker(node) ? node : within))
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true), null)
  return found
}

function answersIn(taker: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) found.push(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(taker)
  return found
}

/** The kinds of records that a service says its act was about: what stands in front of the colon, or the whole. */
function kindsIn(path: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const names = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)
    if (names && node.initializer && ['object', 'record'].includes(node.name.getText())) {
      const said = ts.isTemplateExpression(node.initializer) ? node.initializer.head : node.initializer
      const [, kind] =
        /^([a-z][a-z_-]+)(?::|$)/.exec(ts.isStringLiteral(said) || ts.isTemplateHead(said) ? said.text : '') ?? []
      if (kind) found.push(kind)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return found
}

describe('what the activity log says of a call', () => {
  it('names its record in words that people know', () => {
    const kinds = new Set(sourceFiles('server/services', /\.ts$/).flatMap(({ path, text }) => kindsIn(path, text)))
    expect(kinds.size).toBeGreaterThan(30)
    expect([...kinds].filter((kind) => !(kind in audit.subjects))).toEqual([])
    const planted = 'const f = (id) => ({ audit: { object: `lender:${id}` }, record: "chase-list" })'
    expect(kindsIn('service.ts', planted)).toEqual(['lender', 'chase-list'])
  })

  it('is answered by the action: no route puts it together', () => {
    expect(sourceFiles('server/routes', /\.ts$/).flatMap(({ path, text }) => factsIn(path, text))).toEqual([])
  })

  it('goes along with every answer of a route that has it', () => {
    const routes = sourceFiles('server/routes', /\.ts$/)
    expect(routes.flatMap(({ path, text }) => answersWithout(path, text))).toEqual([])
    const planted =
      'const r = { a: async () => { const { waits, audit } = await act(); if (waits) return { waits }; return { audit } } }'
    expect(answersWithout('route.ts', planted)).toEqual(['route.ts return { waits };'])
  })

  it('has a name that no answer uses', () => {
    const answers = Object.entries(ENDPOINTS).flatMap(([key, { response }]) =>
      'fields' in response && 'audit' in Object(response.fields) ? [key] : [],
    )
    expect(answers).toEqual([])
  })

  it.each([
    ['return { message, audit: { object: `ticket:${ticket}` } }', 1],
    ['return { message, audit: { ...audit, after: body } }', 1],
    ['await writeAudit(deps, { action: "x" })', 1],
    ['const { audit } = await act(deps, by); return { message, audit }', 0],
    ['return { message, audit: await act(deps, by) }', 0],
  ])('sees it of %s', (text, count) => {
    expect(factsIn('route.ts', text)).toHaveLength(count)
  })
})
