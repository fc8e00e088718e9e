/**
 * Inside a transaction a query on the outer handle would wait for ever (the embedded engine has one connection): the
 * transaction's own takes its name, so that the outer one cannot be reached, and nothing is handed both. What locks asks for a
 * transaction by its type, which nobody may claim.
 */
export const oneDatabaseHandle = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      open: 'server/db/transaction.ts opens every transaction.',
      shadow:
        "The work's parameter takes the name of what `transaction` is given: transaction(deps, async (deps) => ...).",
      both: 'One database handle: dependencies bring theirs.',
      swap: 'Only `transaction` puts another database handle in its place.',
      cast: 'Only `transaction` hands out a transaction, and only the lock itself says that it is held.',
    },
  },
  create(context) {
    const text = (node) => context.sourceCode.getText(node)
    const handles = (node) =>
      node?.type === 'ObjectExpression' || node?.type === 'ObjectPattern'
        ? node.properties.map(text).sort().join()
        : node?.type === 'Identifier' && node.name
    const typeOf = (param) => (param.typeAnnotation ? text(param.typeAnnotation) : '')
    const checkParams = (node) => {
      const types = node.params.map(typeOf)
      if (types.some((type) => /\b(?:Tx)?Deps\b/.test(type)) && types.some((type) => /^:\s*(?:Db|Tx)$/.test(type)))
        context.report({ node, messageId: 'both' })
    }
    return {
      FunctionDeclaration: checkParams,
      FunctionExpression: checkParams,
      ArrowFunctionExpression: checkParams,
      TSFunctionType: checkParams,
      CallExpression(node) {
        const { callee } = node
        if (callee.type === 'MemberExpression' && callee.property.name === 'transaction')
          context.report({ node, messageId: 'open' })
        if (callee.type !== 'Identifier' || callee.name !== 'transaction') return
        const [given, work] = node.arguments
        if (work?.params && (!handles(given) || handles(given) !== handles(work.params[0])))
          context.report({ node, messageId: 'shadow' })
      },
      TSAsExpression({ typeAnnotation: node }) {
        if (/^(?:Tx|TxDeps|InTx|Held\w*)\b/.test(text(node))) context.report({ node, messageId: 'cast' })
      },
      ObjectExpression(node) {
        const spread = node.properties.some(({ type }) => type === 'SpreadElement')
        const db = node.properties.some(({ key }) => key?.name === 'db')
        if (spread && db) context.report({ node, messageId: 'swap' })
      },
    }
  },
}
