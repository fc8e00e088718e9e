import { Er as i, Fr as a, Hn as o, Xi as s } from './first-CL_AHFyg.js'
import { At as c, Dt as l, Et as u, Gt as d, Ot as f, Rt as p, Wt as m } from './office-0J8ZDQL6.js'
import { mt as h } from './signed-in-DHQU3WVe.js'
import { U as e, h as t, p as n, r } from './theme-CBDEJsnh.js'
var g = o()
function _({ anchor: o, work: _, onClose: v }) {
  let { t: y } = a([`command`, `work-list`]),
    { quiet: b } = d(),
    x = f(_.as_of),
    S = [
      { name: `yours`, items: _.items.filter(({ kind: e }) => !b.includes(e)) },
      { name: `quiet`, items: _.items.filter(({ kind: e }) => b.includes(e)) },
    ]
  return (0, g.jsxs)(r, {
    open: !0,
    anchorEl: o,
    onClose: v,
    anchorOrigin: { vertical: `bottom`, horizontal: `right` },
    transformOrigin: { vertical: `top`, horizontal: `right` },
    slotProps: {
      paper: { role: `dialog`, 'aria-label': y(`bell.title`), sx: { width: 420, maxWidth: `calc(100vw - 24px)` } },
    },
    children: [
      (0, g.jsx)(t, { variant: `h4`, component: `h2`, sx: { px: 5, pt: 4, pb: 2 }, children: y(`bell.title`) }),
      _.items.length === 0 && (0, g.jsx)(t, { sx: { px: 5, pb: 2 }, children: y(`work-list:none`) }),
      (0, g.jsx)(c, { work: _, sx: { px: 5, pb: 4 } }),
      S.map(
        ({ name: r, items: a }) =>
          a.length > 0 &&
          (0, g.jsxs)(
            e,
            {
              children: [
                r === `quiet` &&
                  (0, g.jsx)(t, {
                    variant: `caption`,
                    component: `h3`,
                    sx: { px: 5, pt: 3, color: `text.secondary` },
                    children: y(`bell.quiet`),
                  }),
                (0, g.jsx)(e, {
                  component: `ul`,
                  sx: { listStyle: `none`, m: 0, p: 0 },
                  children: a.map((a) => {
                    let { name: o, detail: c } = x(a),
                      d = r === `quiet`,
                      f = b.filter((e) => e !== a.kind)
                    return (0, g.jsxs)(
                      e,
                      {
                        component: `li`,
                        sx: {
                          display: `flex`,
                          alignItems: `center`,
                          gap: 2,
                          px: 5,
                          py: 2,
                          borderTop: 1,
                          borderColor: `divider`,
                        },
                        children: [
                          (0, g.jsxs)(e, {
                            sx: { flex: 1, minWidth: 0, overflowWrap: `anywhere` },
                            children: [
                              (0, g.jsx)(n, {
                                component: s,
                                to: l(a, _.as_of),
                                variant: `text`,
                                onClick: v,
                                sx: { p: 0, minHeight: 44, textAlign: `left`, justifyContent: `flex-start` },
                                children: `${i(a.count)} · ${o}`,
                              }),
                              (0, g.jsx)(t, { variant: `body2`, sx: { color: `text.secondary` }, children: c }),
                            ],
                          }),
                          p.includes(a.kind) && (0, g.jsx)(h, { tone: `err`, children: y(`work-list:late`) }),
                          (0, g.jsx)(n, {
                            size: `small`,
                            variant: `text`,
                            'aria-label': y(d ? `bell.tellOf` : `bell.hushOf`, { name: o }),
                            onClick: () => m({ quiet: d ? f : [...f, a.kind] }),
                            children: y(d ? `bell.tell` : `bell.hush`),
                          }),
                        ],
                      },
                      u(a),
                    )
                  }),
                }),
              ],
            },
            r,
          ),
      ),
    ],
  })
}
export { _ as BellPanel }
