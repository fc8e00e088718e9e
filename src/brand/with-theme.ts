import { createElement } from 'react'
import type { ComponentType } from 'react'

/** A part that is made of MUI's components, with the brand's theme around it; the theme's code comes beside the part's own. */
export async function withTheme<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Content, { MuiBrand }] = await Promise.all([load(), import('./MuiBrand.tsx')])
  return (props) => createElement(MuiBrand, null, createElement(Content, props))
}
