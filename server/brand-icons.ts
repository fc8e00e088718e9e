import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Brand } from '#src/contract/brands/brand.ts'
import { BRANDS } from '#src/contract/brands/registry.ts'
import { appIcon, ICON_SIZES, iconPath } from './http/app-shell.ts'

/** Draws what phones want as files, from each brand's own mark: the build does it, so that a brand is one entry. */
export async function writeBrandIcons(client: string, brands: readonly Brand[] = BRANDS): Promise<void> {
  const { default: sharp } = await import('sharp')
  await mkdir(join(client, 'icons'), { recursive: true })
  for (const brand of brands)
    for (const size of ICON_SIZES)
      await sharp(Buffer.from(appIcon(brand)))
        .resize(size, size)
        .png({ compressionLevel: 9 })
        .toFile(join(client, iconPath(brand, size)))
}
