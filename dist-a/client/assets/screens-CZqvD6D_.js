const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
      'assets/customer-D70XXZrE.css',
    ]),
) => i.map((i) => d[i])
import { hr as t } from './first-CL_AHFyg.js'
import { i as e } from './index-DgFpoVLQ.js'
var n = [`guides`, `guide-titles`, `landing`, `products`, `kind`, `calculator`],
  r = {
    guides: e(
      () => t(() => import(`./screens-guides-D0hxB7im.js`).then((e) => e.a), __vite__mapDeps([0, 1, 2, 3])),
      `GuidesPage`,
      n,
    ),
    guidePersonal: e(
      () => t(() => import(`./screens-guides-D0hxB7im.js`).then((e) => e.t), __vite__mapDeps([0, 1, 2, 3])),
      `PersonalGuidePage`,
      [...n, `guide-personal`],
    ),
    guideGold: e(() => t(() => import(`./GoldGuidePage-DHh3Ql_B.js`), __vite__mapDeps([0, 1, 2, 3])), `GoldGuidePage`, [
      ...n,
      `guide-gold`,
      `gold`,
    ]),
    guideBusiness: e(
      () => t(() => import(`./screens-guides-D0hxB7im.js`).then((e) => e.i), __vite__mapDeps([0, 1, 2, 3])),
      `BusinessGuidePage`,
      [...n, `guide-business`],
    ),
    guideHousing: e(
      () => t(() => import(`./screens-guides-D0hxB7im.js`).then((e) => e.n), __vite__mapDeps([0, 1, 2, 3])),
      `HousingGuidePage`,
      [...n, `guide-housing`, `housing`],
    ),
    guideCards: e(
      () => t(() => import(`./screens-guides-D0hxB7im.js`).then((e) => e.r), __vite__mapDeps([0, 1, 2, 3])),
      `CardGuidePage`,
      [...n, `guide-cards`],
    ),
  }
export { r as GUIDE_SCREENS }
