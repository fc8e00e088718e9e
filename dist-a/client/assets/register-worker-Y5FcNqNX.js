var e = `/sw.js`
function t() {
  let { trustedTypes: t } = window
  return t?.createPolicy(`creditlane-worker`, { createScriptURL: () => e }).createScriptURL(``) ?? e
}
async function n() {
  if (!(`serviceWorker` in navigator)) return
  let { serviceWorker: e } = navigator
  if (document.querySelector(`link[rel="manifest"]`)) await e.register(t(), { updateViaCache: `none` })
  else for (let t of await e.getRegistrations()) await t.unregister()
}
export { n as registerWorker }
