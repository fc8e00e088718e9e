var e = {
  title: `We cannot find this page`,
  text: `The address may have a typing error, or the page has moved. Your saved answers are safe.`,
  home: `Go to the start page`,
}
export { e as default }
