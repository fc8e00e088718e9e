/** Words that people read go through the dictionaries. */
export const untranslatedText = {
  meta: { type: 'problem', schema: [], messages: { text: 'Text on screen comes from src/locales: "{{text}}".' } },
  create: (context) => ({
    JSXText(node) {
      const text = node.value.trim()
      if (/\p{L}{2,}/u.test(text)) context.report({ node, messageId: 'text', data: { text } })
    },
    JSXAttribute(node) {
      const names = ['aria-label', 'alt', 'title', 'placeholder', 'label', 'helperText']
      if (
        names.includes(String(node.name.name)) &&
        node.value?.type === 'Literal' &&
        /\p{L}{2,}/u.test(String(node.value.value))
      )
        context.report({ node, messageId: 'text', data: { text: String(node.value.value) } })
    },
  }),
}
