update bars set allows_guest_search = false where id = 'b0000000-0000-4000-8000-0000000000{level}';
