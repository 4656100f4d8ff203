const font = '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';

/** Inline styles: the only kind that every mail program keeps. */
export const styles = {
  body: { margin: 0, padding: '24px 0', backgroundColor: '#f4f5f6', fontFamily: font },
  card: { maxWidth: '600px', backgroundColor: '#ffffff', borderRadius: '12px', overflow: 'hidden' },
  bar: { padding: '20px 32px', borderBottom: '4px solid' },
  barText: { margin: 0, color: '#ffffff', fontSize: '18px', fontWeight: 700 },
  content: { padding: '8px 32px 32px' },
  title: { fontSize: '26px', lineHeight: '32px', color: '#1b1f23' },
  subtitle: { fontSize: '18px', color: '#1b1f23', margin: '24px 0 8px' },
  text: { fontSize: '16px', lineHeight: '24px', color: '#1b1f23', margin: '8px 0' },
  strong: { fontSize: '16px', lineHeight: '24px', color: '#1b1f23', fontWeight: 700, margin: '8px 0' },
  muted: { fontSize: '14px', lineHeight: '20px', color: '#565d64' },
  quietLink: { color: '#565d64', textDecoration: 'underline' },
  leg: { padding: '4px 0' },
  rule: { borderColor: '#dfe3e6' },
  button: {
    color: '#ffffff',
    fontWeight: 700,
    fontSize: '16px',
    padding: '14px 24px',
    borderRadius: '10px',
    marginTop: '16px',
  },
} as const;
