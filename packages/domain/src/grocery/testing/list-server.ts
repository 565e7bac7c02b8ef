import { mergeField, type NumberedChange, type LineOperation, type OperationAnswer } from '../list-sync';
import { addedLine, withSetting, type LineSetting, type SharedLine } from '../shared-line';

/** A server of one list in memory, merging by the rule that the real one merges by. */
export class ListServer {
  lines: SharedLine[];
  readonly log: NumberedChange[] = [];
  private readonly answers = new Map<string, OperationAnswer>();

  constructor(lines: readonly SharedLine[]) {
    this.lines = [...lines];
  }

  get seq(): number {
    return this.log.length;
  }

  /** How many operations were done, each counted once. */
  get done(): number {
    return [...this.answers.values()].filter(({ outcome }) => outcome === 'done').length;
  }

  snapshot(): { seq: number; lines: SharedLine[] } {
    return { seq: this.seq, lines: this.lines.filter(({ removed }) => !removed) };
  }

  changesAfter(seq: number): NumberedChange[] {
    return this.log.slice(seq);
  }

  apply(operations: readonly LineOperation[], name: string): OperationAnswer[] {
    return operations.map((operation) => {
      const answer = this.answers.get(operation.opId) ?? this.perform(operation, name);
      this.answers.set(operation.opId, answer);
      return answer;
    });
  }

  private perform({ opId, lineId, seen, ...setting }: LineOperation, name: string): OperationAnswer {
    const line = this.lines.find(({ id }) => id === lineId);
    if (setting.field === 'added') {
      if (!line) this.lines.push({ ...addedLine(lineId, setting.value, this.lines), versions: { added: 1 } });
      return this.tell(opId, lineId, setting, 1, name);
    }
    if (!line) return { opId, outcome: 'gone', version: 0, seq: this.seq };
    const version = line.versions?.[setting.field] ?? 0;
    const wanted = withSetting(line, setting, { id: null, name }, this.lines);
    const merged = mergeField({ version, isSo: JSON.stringify(wanted) === JSON.stringify(line) }, seen);
    if (merged === 'overtaken') return { opId, outcome: 'overtaken', version, seq: this.seq };
    if (merged === 'same') return this.tell(opId, lineId, setting, version, name);
    const versions = { ...line.versions, [setting.field]: version + 1 };
    this.lines = this.lines.map((one) => (one.id === lineId ? { ...wanted, versions } : one));
    return this.tell(opId, lineId, setting, version + 1, name);
  }

  private tell(
    opId: string,
    lineId: string,
    setting: LineSetting,
    version: number,
    name: string,
  ): OperationAnswer {
    const by = { id: null, name };
    const seq = this.seq + 1;
    this.log.push({ seq, lineId, version, by, ...setting });
    return { opId, outcome: 'done', version, seq };
  }
}
