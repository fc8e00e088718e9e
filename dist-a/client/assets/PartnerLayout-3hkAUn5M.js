const __vite__mapDeps = (
  i,
  m = __vite__mapDeps,
  d = m.f ||
    (m.f = [
      'assets/office-dialogs-BkijUbKK.js',
      'assets/rolldown-runtime-XKyaHtl9.js',
      'assets/first-CL_AHFyg.js',
      'assets/index-DgFpoVLQ.js',
      'assets/signed-in-DHQU3WVe.js',
      'assets/theme-CBDEJsnh.js',
      'assets/brands-CeiyizDu.js',
      'assets/parts-Clelj3dw.js',
      'assets/office-0J8ZDQL6.js',
      'assets/AdminLayout-DpHAlIiE.js',
      'assets/office-form-Deh-hoPk.js',
      'assets/common-schema-TiEP0qb9.js',
      'assets/common-form-E0SH5PGy.js',
      'assets/common-fields-Dur8Hai4.js',
      'assets/office-more-cy0REuhu.js',
      'assets/index-CNaZ2p3t.css',
      'assets/first-XFjAZRDm.css',
      'assets/signed-in-CFFtR9xJ.css',
    ]),
) => i.map((i) => d[i])
import { Fr as t, Hn as n, da as r, hr as i, pr as a, si as o } from './first-CL_AHFyg.js'
import { Jt as l, Pt as u, Ut as d } from './office-0J8ZDQL6.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { Wt as f, nn as p } from './signed-in-DHQU3WVe.js'
import { X as s, s as c } from './theme-CBDEJsnh.js'
var m = e(r(), 1),
  h = n(),
  g = (0, m.lazy)(async () => ({
    default: (
      await i(
        async () => {
          let { PartnerCodeDialog: e } = await import(`./office-dialogs-BkijUbKK.js`).then((e) => e.r)
          return { PartnerCodeDialog: e }
        },
        __vite__mapDeps([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]),
      )
    ).PartnerCodeDialog,
  }))
function _({ children: e }) {
  let { t: n } = t(`staff`),
    { partner: r, merchantId: i, masquerade: m } = a()
  return (0, h.jsx)(s, {
    children: (0, h.jsx)(d, {
      tone: `paper`,
      home: o(`partnerHome`),
      groups: u(r?.rights ?? null),
      person: { name: r?.name ?? n(`partner`), detail: i ? n(`merchant`, { id: i }) : n(`partner`) },
      onLogout: () => void f(`partner`),
      banner: m && (0, h.jsx)(c, { area: `partner`, name: m.name, merchantId: i }),
      children: (0, h.jsxs)(p, { children: [(0, h.jsx)(l, { dialog: g }), e] }),
    }),
  })
}
export { _ as PartnerLayout }
