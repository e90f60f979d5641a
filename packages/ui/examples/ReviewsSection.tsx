import { sampleTestimonials } from '@etherpilot/ui';
import { ReviewsSection } from '@etherpilot/ui/components';

/** Reviews of your own need `verified: true` and the evidence for it. */
export function Example() {
  return <ReviewsSection testimonials={sampleTestimonials} />;
}
