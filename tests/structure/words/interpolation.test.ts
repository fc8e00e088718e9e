import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { dictionaries, sourceFiles } from '../source-files.ts'

/**
 * What a text leaves open, its callers must fill: else the reader sees '{{number}}'. Both languages leave the same open
 * (locales.test.ts), so English alone is read here. What only the run can know (a key from data, options from elsewhere)
 * is logged as an error by `src/lib/i18n.ts`, which fails every test of a screen and every journey.
 */
const en = dictionaries('en')
/** Options that are not values of the text. */
const OPTIONS = ['count', 'context', 'defaultValue', 'ns', 'lng', 'returnObjects', 'nsMode']
const PLURALS = /_(?:zero|one|other)$/

const openIn = (text: unknown): string[] =>
  [...String(text).matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map(([, name = '']) => name)

interface Call {
  keys: (string | RegExp)[]
  /** Names of the values that are passed; null = they come from elsewhere. */
  passed: Set<string> | null
  /** Those that are written for this text alone. */
  own: string[]
  namespaces: readonly string[]
  line: number
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The keys that an expression may stand for, as far as it says so itself. */
function keysOf(node: ts.Expression): (string | RegExp)[] {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return keysOf(node.expression)
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isConditionalExpression(node)) return [...keysOf(node.whenTrue), ...keysOf(node.whenFalse)]
  if (!ts.isTemplateExpression(node)) return []
  // Which one of them is not known here: each that fits must be satisfied.
  const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
  return /^$|:$/.test(parts[0] ?? '') ? [] : [new RegExp(`^${parts.map(escaped).join('.+')}$`)]
}

/** The object that a name stands for, declared in the same file and in sight. */
function declared(name: ts.Identifier): ts.Expression | undefined {
  for (let scope: ts.Node = name.parent; ; scope = scope.parent) {
    const statements = ts.isBlock(scope) || ts.isSourceFile(scope) ? scope.statements : []
    for (const statement of statements)
      if (ts.isVariableStatement(statement))
        for (const each of statement.declarationList.declarations)
          if (ts.isIdentifier(each.name) && each.name.text === name.text) return each.initializer
    if (ts.isSourceFile(scope)) return undefined
  }
}

function namesOf(node: ts.Expression | undefined): Set<string> | null {
  if (!node) return new Set()
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return namesOf(node.expression)
  if (ts.isIdentifier(node)) {
    const value = declared(node)
    return value ? namesOf(value) : null
  }
  if (!ts.isObjectLiteralExpression(node)) return null
  const names = new Set<string>()
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      const inner = namesOf(property.expression)
      if (!inner) return null
      for (const name of inner) names.add(name)
    } else if (property.name && ts.isIdentifier(property.name)) names.add(property.name.text)
    else return null
  }
  return names
}

/** Names written between the braces of the call; a bag of values that several texts share may hold more than one takes. */
const ownNames = (node: ts.Expression | undefined): string[] =>
  node && ts.isObjectLiteralExpression(node)
    ? node.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))
    : []

/** Where a call looks for its key: the first namespace that the nearest component names, all where it names none. */
function namespacesAt(node: ts.Node): readonly string[] {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (!ts.isFunctionLike(at)) continue
    const asked = [...at.getText().matchAll(/useTranslation\(([^)]*)\)/g)].map(([, list = '']) => list)
    if (asked.length === 0) continue
    const first = asked.map((list) => (list.trim() === '' ? 'common' : /^\s*\[?\s*'([\w-]+)'/.exec(list)?.[1]))
    const known = first.filter((name) => name !== undefined)
    // A namespace that is handed in may be any of them.
    return known.length < first.length || asked.some((list) => list.includes('nsMode')) ? [...en.keys()] : known
  }
  return [...en.keys()]
}

function callsIn(path: string, text: string): Call[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const calls: Call[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const { expression: callee, arguments: given } = node
      const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : ts.isIdentifier(callee) ? callee.text : ''
      if (name === 't' && given[0])
        calls.push({
          keys: keysOf(given[0]),
          passed: namesOf(given[1]),
          own: ownNames(given[1]),
          namespaces: namespacesAt(node),
          line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
        })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return calls
}

/** The texts that a key may find: `namespace:key` and what each leaves open. */
function textsFor(key: string | RegExp, namespaces: readonly string[]): { place: string; open: string[] }[] {
  const [, named, rest] =
    typeof key === 'string' ? (/^([\w-]+):(.+)$/.exec(key) ?? []) : (/^\^([\w-]+):(.+)$/.exec(key.source) ?? [])
  const where = named === undefined ? namespaces : [named]
  const wanted = rest === undefined ? key : typeof key === 'string' ? rest : new RegExp(`^${rest}`)
  return where.flatMap((namespace) =>
    [...(en.get(namespace) ?? [])]
      .filter(([each]) => {
        const plain = each.replace(PLURALS, '')
        return typeof wanted === 'string'
          ? each === wanted || plain === wanted
          : wanted.test(each) || wanted.test(plain)
      })
      .map(([each, text]) => ({ place: `${namespace}:${each}`, open: openIn(text) })),
  )
}

/** What the calls of a file leave open, and the values that none of their texts takes. */
function wrongIn(path: string, text: string): { open: string[]; unused: string[]; calls: number } {
  const calls = callsIn(path, text)
  const open = calls.flatMap(({ keys, passed, namespaces, line }) =>
    passed === null
      ? []
      : keys.flatMap((key) => {
          const texts = textsFor(key, namespaces).map(({ place, open: wanted }) => ({
            place,
            missing: wanted.filter((name) => !passed.has(name)),
          }))
          // Of a family of keys only some are meant: it is wrong for certain when none of them can be said.
          if (typeof key !== 'string' && texts.some(({ missing }) => missing.length === 0)) return []
          return texts.flatMap(({ place, missing }) => missing.map((name) => `${path}:${line} ${place} wants ${name}`))
        }),
  )
  const unused = calls.flatMap(({ keys, own, namespaces, line }) => {
    const texts = keys.flatMap((key) => textsFor(key, namespaces))
    if (texts.length === 0) return []
    const taken = new Set([...OPTIONS, ...texts.flatMap((each) => each.open)])
    return own
      .filter((name) => !taken.has(name))
      .map((name) => `${path}:${line} ${texts.map(({ place }) => place).join(', ')} takes no ${name}`)
  })
  return { open, unused, calls: calls.length }
}

describe('the values of a text', () => {
  const found = ['src', 'server']
    .flatMap((folder) => sourceFiles(folder, /\.tsx?$/))
    .map(({ path, text }) => wrongIn(path, text))

  it('are passed by all who show it', () => {
    expect(found.flatMap(({ open }) => open)).toEqual([])
    expect(found.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(1_500)
  })

  it('are all said by it', () => {
    expect(found.flatMap(({ unused }) => unused)).toEqual([])
  })

  it.each([
    ["t('common:months', { count })", { open: [], unused: [] }],
    ["t('common:months', { number })", { open: ['a.ts:1 common:months_other wants count'], unused: 1 }],
    ["t('common:months')", { open: ['count'], unused: [] }],
    ["const facts = { count: 1 }; t('common:months', facts)", { open: [], unused: [] }],
    ["const facts = { number: 1 }; t('common:months', { ...facts })", { open: ['count'], unused: [] }],
    ["t(wide ? 'common:months' : 'common:close')", { open: ['count'], unused: [] }],
    ["t('common:months', options)", { open: [], unused: [] }],
  ])('%s', (code, expected) => {
    const { open, unused } = wrongIn('a.ts', code)
    expect(open.length > 0).toBe(expected.open.length > 0)
    expect(unused.length > 0).toBe(expected.unused === 1)
  })
})
