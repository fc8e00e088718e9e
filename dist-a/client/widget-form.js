// The form inside the widget's frame. What is typed goes to the server once and is kept nowhere.
;(function () {
  const form = document.querySelector('form')
  const result = document.getElementById('result')
  const texts = JSON.parse(document.getElementById('texts').textContent)
  const security = document.getElementById('security')
  const product = form.elements.namedItem('product_type')
  const grow = () =>
    window.parent.postMessage({ creditlaneHeight: document.documentElement.getBoundingClientRect().height }, '*')
  const number = (name) => {
    const text = form.elements.namedItem(name).value.replace(/[,\s]/g, '')
    return /^\d{1,10}$/.test(text) ? Number(text) : null
  }
  const needsSecurity = () => product.value === 'Gold Loans' || product.value === 'Affordable Housing Loan'
  const showSecurity = () => {
    security.hidden = !needsSecurity()
    grow()
  }
  product.addEventListener('change', showSecurity)

  function mark(name, message) {
    const field = form.elements.namedItem(name)
    const place = document.getElementById(name + '-error')
    place.textContent = message
    if (message) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    return field
  }

  // In the order of the form: the first wrong one gets the focus.
  const RANGES = {
    amount: [1000, 1e9],
    monthly_income: [0, 1e9],
    age: [18, 80],
    postal_code: [100000, 999999],
    collateral_value: [1, 1e9],
  }

  /** The first field that needs a look; null = all is well. */
  function check() {
    let first = null
    for (const name of Object.keys(RANGES)) {
      const asked = name !== 'collateral_value' || needsSecurity()
      const value = number(name)
      const fits = !asked || (value !== null && value >= RANGES[name][0] && value <= RANGES[name][1])
      const field = mark(name, fits ? '' : texts.wrong[name])
      if (!fits) first = first || field
    }
    return first
  }

  function show(text, wayOn) {
    result.textContent = ''
    const line = document.createElement('p')
    line.className = 'b'
    line.textContent = text
    result.append(line)
    if (wayOn) {
      const note = document.createElement('p')
      note.textContent = texts.note
      const link = document.createElement('a')
      link.href = wayOn
      link.target = '_blank'
      link.rel = 'noopener'
      link.className = 'button'
      link.textContent = texts.wayOn
      result.append(note, link)
    }
    grow()
  }

  async function ask() {
    const answer = await fetch('/api/partner-widget/eligibility', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({
        key: form.dataset.key,
        product_type: product.value,
        age: number('age'),
        employment_status_code: Number(form.elements.namedItem('employment_status_code').value),
        monthly_income: number('monthly_income'),
        postal_code: String(number('postal_code')),
        amount: number('amount'),
        collateral_value: needsSecurity() ? number('collateral_value') : null,
      }),
    })
    const body = await answer.json()
    if (answer.ok) return show((body.matched ? texts.some : texts.none).replace('{{count}}', body.matched), body.way_on)
    for (const name of Object.keys(body.errors || {})) if (name in RANGES) mark(name, body.errors[name])
    show(body.errors ? body.message : texts.failed, null)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const wrong = check()
    grow()
    if (wrong) return wrong.focus()
    show(texts.busy, null)
    ask().catch(() => show(texts.failed, null))
  })
  showSecurity()
  window.addEventListener('resize', grow)
})()
