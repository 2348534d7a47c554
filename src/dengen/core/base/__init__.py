"""Words, errors, chance and packed numbers: the ground that every other room stands on."""
