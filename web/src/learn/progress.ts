/** Which lessons were had at which table, and which table the tutorial is played at: kept, so that a reload goes on. */
const TABLE = 'amunre.tutorial';
const HAD = 'amunre.tutorial.had';

export function tutorialTable(): string {
  return read(TABLE) ?? '';
}

export function keepTutorialTable(id: string): void {
  write(TABLE, id);
}

export function had(table: string): ReadonlySet<string> {
  const [of, ...lessons] = (read(HAD) ?? '').split(' ');
  return new Set(of === table ? lessons : []);
}

export function keepHad(table: string, lessons: ReadonlySet<string>): void {
  write(HAD, [table, ...lessons].join(' '));
}

/** A browser that keeps nothing begins anew. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not kept.
  }
}
