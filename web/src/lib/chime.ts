/** Two notes of a small wooden bell, made here: no file is fetched for it. */
const NOTES: readonly { hertz: number; at: number }[] = [
  { hertz: 659.26, at: 0 },
  { hertz: 987.77, at: 0.16 },
];
const LASTS = 0.7;
const LOUDNESS = 0.18;
let context: AudioContext | null = null;

/** A browser that has not been touched yet plays nothing, and a device may have no sound at all. */
export async function chime(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const sound = context;
  if (sound.state === 'suspended') await Promise.race([sound.resume(), new Promise((resolve) => setTimeout(resolve, 500))]);
  if (sound.state !== 'running') return;
  for (const { hertz, at } of NOTES) {
    const begin = sound.currentTime + at;
    const note = new OscillatorNode(sound, { type: 'triangle', frequency: hertz });
    const volume = new GainNode(sound, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + LASTS);
    note.connect(volume).connect(sound.destination);
    note.start(begin);
    note.stop(begin + LASTS);
  }
}
