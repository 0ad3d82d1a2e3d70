update orders set without = '{nuts}', allergy = '{nuts}' where id = 'c0000000-0000-4000-8000-0000000000{level}';
