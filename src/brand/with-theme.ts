import { createElement } from 'react'
import type { ComponentType } from 'react'
import { getBoot } from '#src/lib/boot.ts'

/** A part that is made of MUI's components, with the brand's theme around it; the theme's code comes beside the part's own. */
export async function withTheme<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Content, { MuiBrand, themeOf }] = await Promise.all([load(), import('./MuiBrand.tsx')])
  // A part that is fetched ahead of need finds its theme made.
  themeOf(getBoot().brand)
  return (props) => createElement(MuiBrand, null, createElement(Content, props))
}
