// Stands on partners' web sites: puts the form into a frame of its own, so that neither page can reach into the other.
;(function () {
  const script = document.currentScript
  const key = script && script.getAttribute('data-key')
  if (!key) return
  const home = new URL(script.src).origin
  const language = script.getAttribute('data-language') === 'hi' ? 'hi' : 'en'
  const frame = document.createElement('iframe')
  frame.src = home + '/widget/eligibility?lang=' + language + '&key=' + encodeURIComponent(key)
  frame.title = language === 'hi' ? 'लोन की पात्रता जाँचें' : 'Check loan eligibility'
  frame.style.cssText = 'border:0;width:100%;max-width:480px;height:560px;display:block;color-scheme:light'
  frame.referrerPolicy = 'origin'
  script.insertAdjacentElement('afterend', frame)
  window.addEventListener('message', (event) => {
    if (event.origin !== home || event.source !== frame.contentWindow) return
    const height = event.data && event.data.creditlaneHeight
    if (typeof height === 'number' && height > 100 && height < 3000) frame.style.height = Math.ceil(height) + 'px'
  })
})()
