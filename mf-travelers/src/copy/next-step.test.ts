import { after, brand, chosen, counted, person } from '../testing/after.ts';
import { nextStep } from './next-step.ts';

describe('the next step of the travelers', () => {
  it('RT-02 the next step is a field of the person, then the items, then the bags', () => {
    expect(nextStep(after(), brand)).toEqual({ label: 'First name', fieldId: 'traveler-1-firstName' });
    expect(nextStep(after(...person()), brand)).toEqual({
      label: 'What you’re shipping',
      fieldId: 'traveler-1-golf-count',
    });
    const second = after(...person(), counted(2), chosen('size', 'golf-staff'), chosen('packaging', 'box'));
    expect(nextStep(second, brand)?.label).toMatch(/^Size of .* 2$/);
  });

  it('RT-02 the next step names the traveler of the field when there are several', () => {
    const two = after(...person(), { type: 'traveler-added' });
    expect(nextStep(two, brand)?.label).toBe('What you’re shipping, Traveler 1');
  });
});
