import userEvent from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'

/**
 * Somebody whose texts arrive in a field at once, as one change: each letter by itself would draw the screen anew. Keys in
 * braces are pressed one by one, and `keyboard` presses all of them.
 */
export function quickUser(): UserEvent {
  const user = userEvent.setup()
  return {
    ...user,
    async type(element, text, options) {
      const [, plain = '', keys = ''] = /^([^{[]*)(.*)$/s.exec(text) ?? []
      if (options || plain === '') return user.type(element, text, options)
      await user.click(element)
      await user.paste(plain)
      if (keys !== '') await user.keyboard(keys)
    },
  }
}
