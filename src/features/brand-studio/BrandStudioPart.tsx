import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Loaded } from '#src/ui/page/Loaded.tsx'
import { BrandStudio } from './BrandStudio.tsx'
import { useStudio } from './hooks.ts'
import type { StudioOf } from './hooks.ts'

/** The white-label studio as a part of a page. It begins anew once something else is decided or waits. */
export function BrandStudioPart({ of, locked = false }: { of: StudioOf; locked?: boolean }) {
  const { t } = useTranslation('brand-studio')
  return (
    <Loaded query={useStudio(of)} failed={t('failed')} waiting={<Skeleton variant="rounded" height={480} />}>
      {(studio) => (
        <BrandStudio
          key={`${studio.state} ${studio.live_version} ${studio.waiting}`}
          of={of}
          studio={studio}
          locked={locked}
        />
      )}
    </Loaded>
  )
}
