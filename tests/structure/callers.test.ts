import { basename } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Types that say who asks. */
const WHO = /\b(By(Customer|Staff|Partner)\w*|(Admin|Customer|Partner)Session|\w+SignIn|Looker|Signer|Applicant)\b/
const INLINE = /^\{ (admin_id|user_id|partner_user_id): number;? \}$/
/** Its payload is a partner, on nobody's word: a job. */
const JOBS = ['checkNewPartnerBank']
/** They make a sign-in of what a visitor has proved. */
const SIGN_IN = ['openSession', 'readSession']

const parsed = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

/** Functions at the top of a file, however they are written. */
function functionsIn(path: string, text: string): [string, readonly ts.ParameterDeclaration[]][] {
  const found: [string, readonly ts.ParameterDeclaration[]][] = []
  for (const statement of parsed(path, text).statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      found.push([statement.name.text, [...statement.parameters]])
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isArrowFunction(initializer)) found.push([name.getText(), [...initializer.parameters]])
  }
  return found
}

const actionOf = (path: string): string =>
  basename(path, '.ts').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const ACTIONS = sourceFiles('server/services', /\.ts$/)
  .filter(({ path }) => path.split('/').length === 4)
  .flatMap(({ path, text }) => functionsIn(path, text).filter(([name]) => name === actionOf(path)))

/** They are about a language: it is chosen, lists are asked for in it by their address, or a sheet is written in it. */
const OF_A_LANGUAGE = ['getSearchList', 'listBasis', 'listSearchLists', 'setLanguage']

/** What is wrong with how an action takes who asks; null = nothing. */
function problemOf(parameters: readonly ts.ParameterDeclaration[]): string | null {
  for (const [place, parameter] of parameters.entries()) {
    const type = parameter.type?.getText().replaceAll(/\s+/g, ' ') ?? ''
    const name = parameter.name.getText()
    const isWho = WHO.test(type) || INLINE.test(type)
    if (isWho && name !== 'by') return `calls who asks ${name}`
    if (name === 'by' && INLINE.test(type)) return `spells out ${type}`
    if (name === 'by' && place < parameters.length - 1) return 'takes something behind who asks'
  }
  return null
}

/** Calls of a route's file that hand over more or less of the session than the whole of who asks. */
function piecesIn(path: string, text: string): string[] {
  const pieces: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.arguments[0]?.getText().endsWith('deps'))
      for (const given of node.arguments) {
        const said = given.getText()
        if (/^(call\.)?session$|\.\.\.(call\.)?session\b|^(call\.)?(session|by)\.\w+_id$/.test(said))
          pieces.push(`${node.expression.getText()}(${said})`)
      }
    ts.forEachChild(node, visit)
  }
  visit(parsed(path, text))
  return pieces
}

/** Acts on a partner, whoever asks: the back office names one, a partner's own person is of one. */
const OF_A_PARTNER = [
  'createPartnerUser',
  'exportTax',
  'getBrandStudio',
  'keepBrandLogo',
  'listPayoutStatements',
  'saveBrandDraft',
]

describe('who asks', () => {
  it('is the last argument of an action, and called `by`', () => {
    expect(ACTIONS.length).toBeGreaterThan(500)
    const wrong = ACTIONS.filter(([action]) => ![...JOBS, ...SIGN_IN].includes(action)).flatMap(
      ([action, parameters]) => problemOf(parameters)?.replace(/^/, `${action} `) ?? [],
    )
    expect(wrong).toEqual([])
  })

  it('brings the language that they read', () => {
    const apart = ACTIONS.flatMap(([action, parameters]) =>
      parameters.some(({ type }) => type?.getText() === 'Locale') ? [action] : [],
    )
    expect(apart.sort()).toEqual(OF_A_LANGUAGE)
  })

  it('is handed over whole by the routes', () => {
    const pieces = sourceFiles('server/routes', /\.ts$/).flatMap(({ path, text }) => piecesIn(path, text))
    const allowed = OF_A_PARTNER.map((action) => new RegExp(`^${action}\\(`))
    expect(pieces.filter((piece) => !allowed.some((each) => each.test(piece)))).toEqual([])
  })

  it.each([
    ['f(deps: Deps, session: AdminSession)', 'calls who asks session'],
    ['f(deps: Deps, { admin_id }: ByStaff)', 'calls who asks { admin_id }'],
    ['f(deps: Deps, own: OwnSignIn, code: string)', 'calls who asks own'],
    ['f(deps: Deps, by: { admin_id: number })', 'spells out { admin_id: number }'],
    ['f(deps: Deps, by: ByStaff, id: number)', 'takes something behind who asks'],
    ['f(deps: Deps, id: number, by: ByStaff & InLanguage)', null],
  ])('sees it of %s', (head, problem) => {
    const [[, parameters] = ['f', []]] = functionsIn('f.ts', `function ${head} {}`)
    expect(problemOf(parameters)).toBe(problem)
  })

  it.each([
    ['act(deps, params.id, session)', ['act(session)']],
    ['act(call.deps, call.session.admin_id)', ['act(call.session.admin_id)']],
    ['act(deps, { ...session, ip: request.ip })', ['act({ ...session, ip: request.ip })']],
    ['act(deps, by.admin_id)', ['act(by.admin_id)']],
    ['act(deps, params.id, by)', []],
  ])('sees it of %s', (text, pieces) => {
    expect(piecesIn('route.ts', text)).toEqual(pieces)
  })
})
