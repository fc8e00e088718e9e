import { Fr as t, Gt as n, Hn as r, Ht as i, Vt as a, da as o, dr as s, z as c } from './first-CL_AHFyg.js'
import { r as e } from './rolldown-runtime-XKyaHtl9.js'
import { gt as l, in as u } from './signed-in-DHQU3WVe.js'
var d = e(o(), 1),
  f = r()
function p({ change: e }) {
  let { t: r } = t(`contact-change`),
    [o, p] = (0, d.useState)(!1),
    m = async () => {
      if (!o) {
        p(!0)
        try {
          let { stopped: e } = await u(`stopContactChange`)
          ;(s({ contactChange: null }), e ? a.success(r(`stopped`)) : a.warning(r(`late`)))
        } catch (e) {
          ;(i(e), p(!1))
        }
      }
    }
  return (0, f.jsx)(`section`, {
    className: `wrap-c mt16`,
    'aria-labelledby': `contact-change`,
    children: (0, f.jsxs)(c, {
      tone: `warn`,
      children: [
        (0, f.jsx)(`h2`, { id: `contact-change`, className: `h3`, children: r(`title`) }),
        (0, f.jsx)(`p`, { className: `mt8`, children: r(e.channel, { asked: l(e.asked_at) }) }),
        (0, f.jsx)(`p`, { className: `mt8`, children: r(`text`, { earliest: l(e.earliest_at) }) }),
        (0, f.jsx)(`p`, {
          className: `mt12`,
          children: (0, f.jsx)(n, { look: `secondary`, busy: o, onClick: () => void m(), children: r(`stop`) }),
        }),
      ],
    }),
  })
}
export { p as ContactChangeNotice }
