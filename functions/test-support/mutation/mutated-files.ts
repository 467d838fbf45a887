/** Files that StrykerJS mutates, and the unit tests that must notice it, as globs. */
export interface MutatedFiles {
  sources: readonly string[];
  tests: readonly string[];
}

/** By the name that runs them. Folders of orders and works are left open. */
export const MUTATED_FILES: Readonly<Record<string, MutatedFiles>> = {
  access: {
    sources: ['functions/src/access/access.ts'],
    tests: ['functions/src/access/*.unit.test.ts'],
  },
  http: {
    sources: [
      'functions/src/http/**/{framework-guard,json-structure}.ts',
      'functions/src/http/**/{authenticate,deadline}.ts',
    ],
    tests: ['functions/src/http/**/*.unit.test.ts'],
  },
  orders: {
    sources: [
      'functions/src/**/order-{state,state-machine}.ts',
      'functions/src/**/{payment,sub-order}-transitions.ts',
      'functions/src/**/{prices,tax}.ts',
    ],
    tests: [
      'functions/src/**/order-{state-machine,invariants,lives}.unit.test.ts',
      'functions/src/**/payment-transitions.unit.test.ts',
      'functions/src/**/{prices,tax}.unit.test.ts',
    ],
  },
  claims: {
    sources: ['functions/src/**/claim-transitions.ts'],
    tests: [
      'functions/src/**/claim-transitions.unit.test.ts',
      'functions/src/**/order-{invariants,lives}.unit.test.ts',
    ],
  },
  works: {
    sources: ['functions/src/**/{memberships,changed-fields}.ts'],
    tests: ['functions/src/**/{memberships,changed-fields}.unit.test.ts'],
  },
  schemas: {
    sources: [
      'contract/src/shared/**/{check-body,clean-text,ids,joined-strings,pagination,slug}.ts',
      'contract/src/{address,comment,contact,profile,settings,user}/bodies.ts',
      'contract/src/user/social-link.ts',
    ],
    tests: [
      'contract/src/shared/**/{check-body,clean-text,joined-strings,pagination,slug}.unit.test.ts',
      'contract/src/{address,comment,contact,profile,settings,user}/bodies.unit.test.ts',
      'contract/src/user/social-link.unit.test.ts',
    ],
  },
};
