import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { errorText, toast, toastError } from '#src/lib/toast.ts'
import { SettingsCard } from '#src/ui/page/SettingsCard.tsx'
import { saveFile } from '#src/ui/table/save-file.ts'
import { sendLogo } from './hooks.ts'
import type { StudioOf } from './hooks.ts'
import { problemWords } from './problem-words.ts'
import { readThemeFile, themeFile } from './theme-file.ts'
import type { FileProblems } from './theme-file.ts'

interface ThemeFileProps {
  of: StudioOf
  theme: BrandTheme
  locked: boolean
  onRead: (theme: BrandTheme) => void
}

/** What is on the screen as a file, and such a file on the screen: nothing is saved by either. */
export function ThemeFile({ of, theme, locked, onRead }: ThemeFileProps) {
  const { t } = useTranslation('brand-studio')
  const { t: ruled } = useTranslation('rules')
  const picker = useRef<HTMLInputElement>(null)
  const [problems, setProblems] = useState<FileProblems | null>(null)
  const name = `${theme.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`
  const save = async () => {
    try {
      saveFile(await themeFile(theme), name)
    } catch (error) {
      toastError(error)
    }
  }
  const read = async (file: File) => {
    try {
      const answer = await readThemeFile(file, (picture) => sendLogo(of, picture))
      if (!('theme' in answer)) return setProblems(answer)
      setProblems(null)
      onRead(answer.theme)
      toast.success(t('file.read'))
    } catch (error) {
      setProblems({ fields: { logo: errorText(error) } })
    }
  }
  return (
    <SettingsCard title={t('file.title')}>
      <Typography sx={{ color: 'text.secondary' }}>{t('file.lead')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 3 }}>
        <Button variant="outlined" onClick={() => void save()}>
          {t('file.save')}
        </Button>
        {!locked && (
          <>
            <input
              ref={picker}
              type="file"
              hidden
              data-testid="brand-file"
              accept="application/json,.json"
              onChange={(event) => {
                const [file] = event.target.files ?? []
                event.target.value = ''
                if (file) void read(file)
              }}
            />
            <Button variant="outlined" onClick={() => picker.current?.click()}>
              {t('file.open')}
            </Button>
          </>
        )}
      </Box>
      {problems && (
        <Alert severity="error" role="alert" sx={{ mt: 3, overflowWrap: 'anywhere' }}>
          {'file' in problems ? (
            t(`file.${problems.file}`)
          ) : (
            <>
              {t('file.fields')}
              <Box component="ul" sx={{ m: 0, pl: 5 }}>
                {Object.entries(problems.fields).map(([path, why]) => (
                  <li key={path}>{t('file.field', { path, why: problemWords(why, path, ruled) })}</li>
                ))}
              </Box>
            </>
          )}
        </Alert>
      )}
    </SettingsCard>
  )
}
