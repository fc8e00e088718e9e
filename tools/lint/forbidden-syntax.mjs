/** A rule that says no to whatever a selector finds. */
const forbidden = (selector, message) => ({
  meta: { type: 'problem', schema: [], messages: { found: message } },
  create: (context) => ({ [selector]: (node) => context.report({ node, messageId: 'found' }) }),
})

export const cookieByHand = forbidden(
  "MemberExpression[property.name='cookie']:matches([object.name='document'], [object.property.name='document'])",
  'src/lib/browser-cookies.ts keeps cookies.',
)

export const importMetaEnv = forbidden(
  "MemberExpression[object.type='MetaProperty'][property.name='env']",
  'Only src/lib/env.ts reads import.meta.env.',
)

export const scrollAnswer = forbidden(
  ':matches(ReturnStatement, ArrowFunctionExpression) > :matches(CallExpression[callee.property.name=/^scroll/], ChainExpression:has(> CallExpression[callee.property.name=/^scroll/]))',
  'A scroll answers with a promise in new browsers; React would call it when the effect ends.',
)

/** src/brand/theme.ts: `dark` is the edge of a message and reads too pale for words. */
export const paleWords = forbidden(
  "Property[key.name='color'] Literal[value=/^(success|warning|error|info)\\.dark$/]",
  'Words have the colour `main`; `dark` is that of an edge, and too pale for them.',
)

export const tableByText = forbidden(
  ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > Identifier TSTypeReference[typeName.name='Record'] > TSTypeParameterInstantiation > TSStringKeyword:first-child",
  'A table that is asked by any text is a Map: an object also answers to constructor, toString and __proto__.',
)

export const spreadLiteral = forbidden(
  ':matches(ObjectExpression > SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression, ArrayExpression > SpreadElement > ArrayExpression)',
  'Properties and items stand in their object, element or list itself: such a spread only saves lines.',
)
