import qrcode from 'qrcode-generator'

/** Modules of empty ground that a scanner needs around the code. */
export const QUIET_ZONE = 4

/** A QR code as rows of dark and light modules, with a quarter of it to spare for dirt and creases. */
export function qrModules(text: string): boolean[][] {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  return Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => code.isDark(row, column)),
  )
}
