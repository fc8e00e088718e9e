import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { BrandStudio as Studio } from '#src/contract/entities/brands/brand-studio.ts'
import { applyTheme, brandThemeSchema, themeOf } from '#src/contract/entities/brands/brand-theme.ts'
import type { BrandTheme } from '#src/contract/entities/brands/brand-theme.ts'
import { pathTo } from '#src/contract/path-to.ts'
import { dateShort } from '#src/lib/dates.ts'
import { ApiError } from '#src/lib/http/api-error.ts'
import { problemsOf } from '#src/lib/problems.ts'
import { toast } from '#src/lib/toast.ts'
import { ConflictChoice } from '#src/ui/edit/ConflictChoice.tsx'
import { conflictIn } from '#src/ui/edit/edit-conflict.ts'
import type { EditConflict } from '#src/ui/edit/edit-conflict.ts'
import { withoutChanged } from '#src/ui/form/without-changed.ts'
import { BrandChange } from './BrandChange.tsx'
import type { Unfinished } from './ColourField.tsx'
import { ContrastGuard } from './ContrastGuard.tsx'
import { useSaveDraft } from './hooks.ts'
import type { StudioOf } from './hooks.ts'
import { LiveActs } from './LiveActs.tsx'
import { samePart } from './same-part.ts'
import { StudioPreview } from './StudioPreview.tsx'
import { ThemeFields } from './ThemeFields.tsx'
import { ThemeFile } from './ThemeFile.tsx'

const startOf = ({ draft, live, base }: Studio): BrandTheme => draft?.theme ?? live ?? themeOf(base)

interface BrandStudioProps {
  of: StudioOf
  studio: Studio
  /** Support looks at a partner and changes nothing. */
  locked?: boolean
}

/** A brand that is being changed, beside what its pages become. What was typed stays when a save is refused. */
export function BrandStudio({ of, studio, locked = false }: BrandStudioProps) {
  const { t } = useTranslation(['brand-studio', 'rules'])
  const [theme, setTheme] = useState(() => startOf(studio))
  // What this editor began from: another's draft is not overwritten, only because the page has heard of it.
  const [revision, setRevision] = useState(studio.draft?.revision ?? null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [unfinished, setUnfinished] = useState<Unfinished>({})
  const [conflict, setConflict] = useState<EditConflict | null>(null)
  const save = useSaveDraft(of)
  const readOnly = locked || studio.waiting !== null
  const untouched = samePart(theme, startOf(studio)) && Object.keys(unfinished).length === 0

  const change = (part: Partial<BrandTheme>) => {
    setTheme({ ...theme, ...part })
    setUnfinished(withoutChanged(unfinished, part))
    setProblems(withoutChanged(problems, part))
  }
  const take = (next: BrandTheme, from: number | null) => {
    setTheme(next)
    setRevision(from)
    setUnfinished({})
    setProblems({})
    setConflict(null)
  }
  const store = (from: number | null) => {
    if (save.isPending) return
    const wrong = problemsOf(brandThemeSchema, theme)
    setProblems(wrong)
    // Half a colour is no colour: the last whole one is not saved in its place.
    const [first] = [...Object.keys(unfinished), ...Object.keys(wrong)]
    if (first !== undefined) return focusOn(first)
    save.mutate(
      { revision: from, theme },
      {
        onSuccess: (saved) => {
          take(theme, saved.revision)
          toast.success(t(of === 'own' ? 'savedOwn' : 'saved'))
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return
          const met = conflictIn(error.message, error.errors)
          setConflict(met)
          if (met || !error.errors) return
          const refused = Object.entries(error.errors).map(([path, why]) => [path.replace(/^theme\./, ''), why])
          setProblems(Object.fromEntries(refused) as Record<string, string>)
          focusOn(String(refused[0]?.[0] ?? ''))
        },
      },
    )
  }
  if (studio.reserved) return <Typography sx={{ mt: 2 }}>{t('reserved')}</Typography>
  return (
    <>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        <Now studio={studio} />
      </Typography>
      {studio.waiting && (
        <Alert severity="info" sx={{ mt: 3 }}>
          {t(`waiting.${studio.waiting}`)}{' '}
          {of !== 'own' && (
            <Link component={RouterLink} to={pathTo('approvals')}>
              {t('waiting.open')}
            </Link>
          )}
        </Alert>
      )}
      {conflict && (
        <ConflictChoice
          theirs={conflict}
          busy={save.isPending}
          onTheirs={() => take((conflict.present ?? startOf(studio)) as BrandTheme, studio.draft?.revision ?? null)}
          onMine={() => store(studio.draft?.revision ?? null)}
        >
          <BrandChange before={conflict.present as BrandTheme | null} after={theme} />
        </ConflictChoice>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          mt: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '340px minmax(0, 1fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          <ThemeFields
            of={of}
            theme={theme}
            base={studio.base}
            problems={problems}
            unfinished={unfinished}
            locked={readOnly}
            onChange={change}
            onUnfinished={(typed) => setUnfinished({ ...unfinished, ...typed })}
          />
          {!readOnly && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
              <Button variant="contained" aria-busy={save.isPending} onClick={() => store(revision)}>
                {t('save')}
              </Button>
              {!untouched && (
                <Button variant="outlined" onClick={() => take(startOf(studio), studio.draft?.revision ?? null)}>
                  {t('discard')}
                </Button>
              )}
            </Box>
          )}
          <ContrastGuard theme={theme} />
        </Box>
        <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
          <StudioPreview brand={applyTheme(studio.base, theme)} />
          <ThemeFile of={of} theme={theme} locked={readOnly} onRead={(read) => take(read, revision)} />
          <LiveActs
            of={of}
            studio={studio}
            untouched={untouched}
            locked={locked}
            onThrownAway={() => take(startOf({ ...studio, draft: null }), null)}
          />
        </Box>
      </Box>
    </>
  )
}

/** The first field that a problem's path names: its own, or the one of the part that it lies in. */
const focusOn = (path: string) => {
  const ids = [path.replaceAll('.', '-'), path.replace(/\W.*$/, '')]
  ids
    .map((id) => document.getElementById(`brand-${id}`))
    .find((field) => field !== null)
    ?.focus()
}

/** What customers see, and whose draft it is. */
function Now({ studio }: { studio: Studio }) {
  const { t } = useTranslation('brand-studio')
  const { draft, state, live_version: version, versions } = studio
  const since = versions.find((each) => each.version === version)?.published_at
  return (
    <>
      {draft
        ? t(draft.changed_by === '' ? 'now.draftOurs' : 'now.draft', {
            day: dateShort(draft.changed_at),
            who: draft.changed_by,
          })
        : t('now.noDraft')}{' '}
      {state === 'published' && since ? t('now.published', { version, day: dateShort(since) }) : t(`now.${state}`)}
    </>
  )
}
