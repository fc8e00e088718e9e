/** Light modules around a code, without which a camera does not see where it ends. */
export const QUIET = 4

/** The squares of a QR code, row by row; true is dark. The library is loaded when the first code is drawn. */
export async function qrModules(text: string): Promise<boolean[][]> {
  const { default: qrcode } = await import('qrcode-generator')
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, column) => code.isDark(row, column)))
}

/** The dark squares as the path of an SVG whose unit is one square, quiet zone included. */
export const qrPath = (modules: readonly boolean[][]): string =>
  modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : ''))).join('')

const PIXELS = 12

/** Saves the code as a picture, black on white: the colours that every camera reads. */
export function saveQrPng(modules: readonly boolean[][], name: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = (modules.length + 2 * QUIET) * PIXELS
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000000'
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect((x + QUIET) * PIXELS, (y + QUIET) * PIXELS, PIXELS, PIXELS)
    }),
  )
  const link = document.createElement('a')
  link.href = canvas.toDataURL('image/png')
  link.download = name
  link.click()
}
