import Box from '@mui/material/Box'
import type { PaletteEntry } from './palette-entries.ts'

interface PaletteOptionProps {
  id: string
  entry: PaletteEntry
  typed: string
  active: boolean
  onPoint: () => void
  onRun: () => void
}

/** One line of the palette; what was typed is underlined in its name. */
export function PaletteOption({ id, entry, typed, active, onPoint, onRun }: PaletteOptionProps) {
  return (
    <Box
      id={id}
      role="option"
      aria-selected={active}
      aria-disabled={entry.run === null || undefined}
      onMouseMove={onPoint}
      onClick={onRun}
      // A press must not take the focus out of the field.
      onMouseDown={(event) => event.preventDefault()}
      sx={({ vars: { palette } }) => ({
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'center',
        minHeight: 44,
        px: 5,
        py: 1.5,
        borderLeft: '3px solid transparent',
        cursor: entry.run ? 'pointer' : 'default',
        overflowWrap: 'anywhere',
        ...(active && { backgroundColor: palette.brand.tint100, borderLeftColor: palette.brand.line }),
      })}
    >
      <Box component="span" sx={{ fontWeight: 500, lineHeight: 1.4 }}>
        <Marked text={entry.name} part={typed.trim()} />
      </Box>
      {entry.detail && (
        <Box component="span" sx={{ fontSize: '0.8125rem', lineHeight: 1.4, color: 'text.secondary' }}>
          {entry.detail}
        </Box>
      )}
    </Box>
  )
}

function Marked({ text, part }: { text: string; part: string }) {
  const at = part === '' ? -1 : text.toLocaleLowerCase().indexOf(part.toLocaleLowerCase())
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <Box component="u" sx={{ textUnderlineOffset: 3, fontWeight: 700 }}>
        {text.slice(at, at + part.length)}
      </Box>
      {text.slice(at + part.length)}
    </>
  )
}
