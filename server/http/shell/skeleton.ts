import type { Brand } from '#src/contract/brands/brand.ts'
import { logoImage } from '#src/contract/brands/logo-image.ts'
import { SIDEBAR_WIDTH } from '#src/contract/constants.ts'
import type { Locale } from '#src/contract/entities/shared/language.ts'
import type { SessionArea } from '../../session.ts'
import { dictionary } from '../../texts/dictionaries.ts'
import { markup } from '../markup.ts'
import type { Markup } from '../markup.ts'

/** What stands on a page until its script has drawn it. */
export interface Skeleton {
  html: Markup
  css: string
}

export interface SkeletonFor {
  brand: Brand
  area: Exclude<SessionArea, 'customer'>
  language: Locale
  /** Whether the browser sent the area's cookie: the frame is drawn for it, else the sign-in. */
  signedIn: boolean
}

/** Sizes are those of BackOfficeFrame, SideMenu and SignInPanel: nothing moves when they take its place. */
const COMMON = `body{margin:0}
.skeleton{display:flex;min-height:100vh;background:var(--canvas)}
.skeleton *{box-sizing:border-box}
.skeleton-said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skeleton-logo{display:flex;align-items:center;gap:9px;height:44px;font:700 20px/24px var(--font);letter-spacing:-.03em;white-space:nowrap;color:var(--link)}
.skeleton-logo img{display:block;flex:none}
.skeleton-deep{color:var(--onDeep)}
.skeleton i{display:block;height:14px;border-radius:7px;background:var(--line)}
.skeleton-page{flex:1;min-width:0}`

const FRAME = `.skeleton aside{display:none;flex:none;width:${SIDEBAR_WIDTH}px;padding:9.5px 20px;background:var(--surface);border-right:1px solid var(--line)}
.skeleton aside.skeleton-deep{background:var(--deep);border:0}
.skeleton aside.skeleton-deep i{background:var(--deep2)}
.skeleton aside i{margin:28px 4px 0}
.skeleton aside i:nth-of-type(3n){margin-right:56px}
.skeleton aside i:nth-of-type(3n+1){margin-right:28px}
.skeleton-top{display:flex;align-items:center;gap:20px;height:64px;padding:0 20px;background:var(--surface);border-bottom:1px solid var(--line)}
.skeleton-top i{width:168px}
.skeleton-top svg{flex:none;fill:none;stroke:var(--ink2);stroke-width:2;stroke-linecap:round}
.skeleton-top i:last-child{margin-left:auto;width:40px;height:40px;border-radius:50%}
.skeleton-main{padding:20px}
.skeleton-main i{width:62%;margin-bottom:14px}
.skeleton-main i:first-child{width:260px;max-width:70%;height:30px;margin-bottom:26px}
.skeleton-main i:last-child{width:100%;height:320px;margin:26px 0 0;border-radius:16px;background:var(--surface);border:1px solid var(--line)}
@media (min-width:900px){.skeleton aside{display:block}.skeleton-top svg{display:none}.skeleton-top{padding:0 32px}.skeleton-main{padding:28px 32px}}`

const SIGN_IN = `.skeleton-lanes{display:none;flex:0 0 50%;padding:40px 56px;background:var(--deep)}
.skeleton .skeleton-page{display:grid;place-items:center;padding:32px 20px;background:var(--surface)}
.skeleton-form{display:grid;gap:20px;width:100%;max-width:400px}
.skeleton-form i{height:78px;border-radius:12px;background:var(--sunken)}
.skeleton-form i:nth-of-type(1){width:60%;height:32px;margin-bottom:28px;background:var(--line)}
.skeleton-form i:nth-of-type(4){height:48px;background:var(--action)}
.skeleton-form i:nth-of-type(5){height:74px}
.skeleton-form i:nth-of-type(6){width:50%;height:24px;margin:10px 0;justify-self:center}
@media (min-width:900px){.skeleton-lanes{display:block}.skeleton-form .skeleton-logo{display:none}.skeleton-form i:nth-of-type(1){margin-bottom:36px}.skeleton-form i:nth-of-type(5){height:54px}}`

const BURGER = markup`<svg viewBox="0 0 24 24" width="24" height="24"><path d="M4 6h16M4 12h16M4 18h16"/></svg>`

const bars = (count: number): Markup[] => Array.from({ length: count }, () => markup`<i></i>`)

function logo(brand: Brand, variant: 'light' | 'dark'): Markup {
  const tone = variant === 'dark' ? ' skeleton-deep' : ''
  const mark = markup`<img src="${logoImage(brand, brand.logo, variant)}" alt="" width="32" height="32">`
  return markup`<div class="skeleton-logo${tone}">${mark}<span>${brand.name}</span></div>`
}

function frame(brand: Brand, area: SkeletonFor['area']): Markup {
  const deep = area === 'admin'
  const side = logo(brand, deep ? 'dark' : 'light')
  return markup`<aside${deep && markup` class="skeleton-deep"`}>${side}${bars(8)}</aside><div class="skeleton-page"><div class="skeleton-top">${BURGER}${bars(2)}</div><div class="skeleton-main">${bars(4)}</div></div>`
}

/** Staff have a link below it for a password that is forgotten. */
const signIn = (brand: Brand, area: SkeletonFor['area']): Markup =>
  markup`<div class="skeleton-lanes">${logo(brand, 'dark')}</div><div class="skeleton-page"><div class="skeleton-form">${logo(brand, 'light')}${bars(area === 'admin' ? 6 : 5)}</div></div>`

/**
 * The outline of a back office's first screen: what is in it only its script knows, and until that has come nobody looks at
 * an empty page. Says itself that it loads; its shapes are nothing to read.
 */
export function skeletonOf({ brand, area, language, signedIn }: SkeletonFor): Skeleton {
  const shapes = signedIn ? frame(brand, area) : signIn(brand, area)
  return {
    html: markup`<p class="skeleton-said" role="status">${dictionary(language, 'common').loading}</p><div class="skeleton" aria-hidden="true">${shapes}</div>`,
    css: (COMMON + (signedIn ? FRAME : SIGN_IN)).replaceAll('\n', ''),
  }
}
