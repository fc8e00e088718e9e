import ts from 'typescript'

/**
 * Plants every small fault of a source file at once, each behind a switch: `__mutant(7) ? faulty : right`. A fault is one
 * wrong operator, boundary, number, constant, rounding, left-out condition, filter, validator or statement. Sentences
 * (texts with a space) are words, not rules, and stay.
 */
export function plantMutants(path, text, firstId = 0) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const mutants = []
  const raw = (node) => text.slice(node.getStart(source), node.end)

  function emit(node) {
    if (isSkipped(node)) return raw(node)
    let out = ''
    let at = node.getStart(source)
    ts.forEachChild(node, (child) => {
      const from = child.getStart(source)
      out += text.slice(at, from) + (isFixed(node, child) ? raw(child) : emit(child))
      at = child.end
    })
    out += text.slice(at, node.end)
    const faults = faultsOf(node, raw)
    // In a block of its own: a bracket at the head of a line would go on with the line before.
    if (faults.length === 0) return ts.isExpressionStatement(node) ? `{ ${out} }` : out
    const ids = faults.map((becomes) => {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
      const lineText = text.split('\n')[line].trim()
      mutants.push({ id: firstId + mutants.length, path, line: line + 1, lineText, code: raw(node), becomes })
      return firstId + mutants.length - 1
    })
    if (ts.isExpressionStatement(node)) return `{ if (__mutant(${ids[0]})) {} else { ${out} } }`
    return `(${faults.map((becomes, index) => `__mutant(${ids[index]}) ? (${becomes}) : `).join('')}${out})`
  }
  return { code: emit(source), mutants }
}

const isSkipped = (node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node)

/** A child that is a name or a place to write to, not a value. */
const isFixed = (node, child) =>
  (node.name === child && !ts.isBindingName(child)) ||
  (ts.isBinaryExpression(node) && isAssignment(node) && node.left === child) ||
  ((ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) && ts.isNumericLiteral(child)) ||
  ts.isComputedPropertyName(child)

const isAssignment = ({ operatorToken: { kind } }) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** What each operator is mistaken for: the boundary moved, and the opposite. */
const OPERATORS = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
}
const MATH = new Map(Object.entries({ round: 'floor', floor: 'ceil', ceil: 'floor', min: 'max', max: 'min' }))
const METHODS = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    toUpperCase: 'toLowerCase',
    toLowerCase: 'toUpperCase',
  }),
)
/** Calls that can be forgotten: filters and orders, yup's rules, a query's conditions. */
const FORGOTTEN = new Set(
  ['filter sort toSorted reverse slice trim replace replaceAll where orderBy']
    .concat('min max length matches oneOf integer required defined positive moreThan test noUnknown nullable when')
    .flatMap((names) => names.split(' ')),
)

const isCondition = (node) => {
  const { parent } = node
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent)
  return (ts.isIfStatement(parent) && parent.expression === node) || isChoice(parent, node)
}
const isChoice = (parent, node) => ts.isConditionalExpression(parent) && parent.condition === node
const isLoop = ({ parent }, node) =>
  (ts.isForStatement(parent) && parent.condition === node) ||
  ((ts.isWhileStatement(parent) || ts.isDoStatement(parent)) && parent.expression === node)

function faultsOf(node, raw) {
  const faults = ownFaults(node, raw)
  if (!ts.isExpression(node)) return faults
  if (isCondition(node) && !ts.isParenthesizedExpression(node)) faults.push('true', 'false')
  if (isLoop(node, node)) faults.push('false')
  return faults
}

function ownFaults(node, raw) {
  if (ts.isBinaryExpression(node)) return ofBinary(node, raw)
  if (ts.isPrefixUnaryExpression(node)) {
    if (node.operator === ts.SyntaxKind.ExclamationToken) return [raw(node.operand)]
    if (node.operator === ts.SyntaxKind.MinusToken) return [raw(node.operand)]
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false']
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true']
  if (ts.isNumericLiteral(node)) return [`${raw(node)} + 1`]
  if (ts.isStringLiteral(node)) return ofText(node)
  if (ts.isRegularExpressionLiteral(node)) return ofPattern(raw(node))
  if (ts.isCallExpression(node)) return ofCall(node, raw)
  const { expression } = node
  if (
    ts.isExpressionStatement(node) &&
    ts.isCallExpression(ts.isAwaitExpression(expression) ? expression.expression : expression)
  )
    return ['']
  return []
}

function ofBinary(node, raw) {
  const { left, operatorToken, right } = node
  const operator = operatorToken.getText()
  const isText = (each) => ts.isStringLiteralLike(each) || ts.isTemplateExpression(each)
  if (operator === '+' && (isText(left) || isText(right))) return []
  // Where the whole condition becomes true and false, its opposite shows nothing more.
  const moved = (OPERATORS[operator] ?? []).filter(
    (_, at) => !isCondition(node) || !/^[=!<>]/.test(operator) || isBoundary(operator, at),
  )
  // Of `a ?? b ?? c` the first pair needs brackets: the language does not mix ?? with && bare.
  const first = operator === '??' && ts.isBinaryExpression(left) ? `(${raw(left)})` : raw(left)
  return moved.map((other) => `${first} ${other} ${raw(right)}`)
}
const isBoundary = (operator, at) => /^[<>]/.test(operator) && at === 0

function ofText(node) {
  const { parent } = node
  // The name of one of yup's rules is for whoever writes another; nobody reads it.
  const isLabel = ts.isCallExpression(parent) && parent.arguments.length > 1 && parent.expression.name?.text === 'test'
  return !node.text.includes(' ') && !(isLabel && parent.arguments[0] === node) ? [node.text === '' ? "'?'" : "''"] : []
}

function ofCall(node, raw) {
  const { expression, arguments: args } = node
  if (ts.isIdentifier(expression) && ['and', 'or'].includes(expression.text) && args.length > 1)
    return args.map(
      (each) =>
        `${expression.text}(${args
          .filter((other) => other !== each)
          .map(raw)
          .join(', ')})`,
    )
  if (!ts.isPropertyAccessExpression(expression)) return []
  const name = expression.name.text
  const list = args.map(raw).join(', ')
  if (raw(expression.expression) === 'Math') return MATH.has(name) ? [`Math.${MATH.get(name)}(${list})`] : []
  if (METHODS.has(name)) return [`${raw(expression.expression)}.${METHODS.get(name)}(${list})`]
  return FORGOTTEN.has(name) ? [raw(expression.expression)] : []
}

/** Of a pattern: each anchor forgotten, each count one more or one less, each class turned round. */
function ofPattern(pattern) {
  const found = []
  const put = (match, becomes) => {
    const changed = pattern.slice(0, match.index) + becomes + pattern.slice(match.index + match[0].length)
    try {
      new RegExp(changed.slice(1, changed.lastIndexOf('/')), changed.slice(changed.lastIndexOf('/') + 1))
      found.push(changed)
    } catch {
      // Not a pattern any more: nobody could write this fault.
    }
  }
  for (const match of pattern.matchAll(/(?<![\\[])[$^]/g)) put(match, '')
  for (const match of pattern.matchAll(/\{(\d+)(,?)(\d*)\}/g)) {
    const [, from, comma, to] = match
    put(match, `{${Number(from) + 1}${comma}${to}}`)
    if (to) put(match, `{${from},${Number(to) + 1}}`)
  }
  for (const match of pattern.matchAll(/(?<!\\)\[(\^?)/g)) put(match, match[1] ? '[' : '[^')
  for (const match of pattern.matchAll(/\\([dwsDWS])/g)) {
    const [, letter] = match
    put(match, `\\${letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()}`)
  }
  return found
}
